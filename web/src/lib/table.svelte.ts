/** A table as its components see it, and the live one that follows the server's events. */

import { api, Problem } from './api';
import { roundStart, sinceMyTurn, type SeatTurn } from './logbook';
import { seatName, type Titled } from './seats';
import { toasts } from './toasts.svelte';
import type {
  Answer,
  ChatLine,
  LogLine,
  Moved,
  MoveShown,
  Position,
  Presence,
  Preview,
  Replay,
  TableShown,
} from './types';

/** What the two games' boards are drawn from: a live game, or a moment of one that is replayed. */
export interface Board<View = any> {
  readonly id: string;
  readonly info: TableShown;
  readonly view: View;
  /** Whose eyes; null for a spectator. */
  readonly seat: number | null;
  /** The legal moves of `seat`; empty when it has nothing to decide or in a replay. */
  readonly moves: MoveShown[];
  readonly toAct: number[];
  readonly live: boolean;
  /** The view before what happened since this seat's last turn, to show what changed. */
  readonly before: View | null;
  /** The view when a round began; null where it is not known. */
  roundStart(round: number): Promise<View | null>;
  name(seat: number): string;
  play(text: string): Promise<boolean>;
  preview(texts: string[]): Promise<Preview<View>[]>;
  /** The whole view after a move, or after several in lines of their own, for ghosts on the board. */
  ghost(text: string): Promise<Preview<View> | null>;
  why(text: string): Promise<Answer | null>;
}

export function movesAt(board: Board, kind: string, name: string): MoveShown[] {
  return board.moves.filter((m) => m.targets.some((x) => x.kind === kind && x.name === name));
}

export type Connection = 'connecting' | 'live' | 'lost';

const LISTEN_AGAIN = 2500;

/** Whether there is a position to look at. */
const played = (info: TableShown) => info.status !== 'waiting' && info.status !== 'abandoned';

export class LiveTable implements Board {
  readonly live = true;
  readonly id: string;
  readonly invite: string;
  titleOf: Titled['titleOf'];
  #info = $state.raw<TableShown | null>(null);
  #position = $state.raw<Position | null>(null);
  #before = $state.raw<unknown>(null);
  seat = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  connection = $state<Connection>('connecting');
  busy = $state(false);
  #events: EventSource | null = null;
  #lastEvent = 0;
  #listening: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setTimeout> | undefined;
  #beforeAt = -1;
  #closed = false;
  #previews = new Map<string, Preview>();
  #refreshing: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(id: string, invite = '') {
    this.id = id;
    this.invite = invite;
  }

  get info(): TableShown {
    return this.#info!;
  }
  get ready(): boolean {
    return this.#info !== null;
  }
  get position(): Position | null {
    return this.#position;
  }
  get view(): any {
    return this.#position?.view ?? null;
  }
  get before(): any {
    return this.#before;
  }
  get moves(): MoveShown[] {
    return this.#position?.moves ?? [];
  }
  get toAct(): number[] {
    return this.#position?.to_act ?? this.#info?.to_act ?? [];
  }
  get myTurn(): boolean {
    return this.moves.length > 0;
  }
  get canUndo(): boolean {
    return this.#position?.can_undo ?? false;
  }
  /** What the others did since this seat's last turn. */
  get news(): SeatTurn[] {
    return this.#since.turns;
  }
  #since = $derived.by(() => {
    if (this.seat === null || !this.#info) return { from: 0, turns: [] as SeatTurn[] };
    return sinceMyTurn(this.log, this.seat, this.toAct.includes(this.seat), this.#info.game === 'planet-unknown');
  });

  name(seat: number): string {
    return seatName(this.info, seat, this);
  }

  /** Whether a person is there; null for bots and where nobody knows. */
  present(seat: number): boolean | null {
    if (this.presence === null || this.#info?.seats[seat]?.kind !== 'person') return null;
    return this.presence.seats.includes(seat);
  }

  async open(): Promise<void> {
    await this.#load();
    this.#listen();
    try {
      const said = await api.get<ChatLine[]>(`/tables/${this.id}/chat`, { invite: this.invite });
      const heard = this.chat.filter((line) => !said.some((known) => known.event === line.event));
      this.chat = [...said, ...heard];
    } catch (error) {
      toasts.tell(error); // the game goes on without what was said before
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#listening);
    clearTimeout(this.#looking);
    this.#events?.close();
    this.#events = null;
  }

  /** Look again; calls that come while looking are answered by one more look. */
  refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#next ??= this.#refreshing.then(() => {
        this.#next = null;
        return this.refresh();
      });
      return this.#next;
    }
    this.#refreshing = this.#load()
      .catch((error) => {
        if (error instanceof Problem && error.type === 'offline') this.#lookLater();
        else toasts.tell(error);
      })
      .finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  /** The stream of events may outlive a moment in which nothing else gets through. */
  #lookLater(): void {
    this.connection = 'lost';
    clearTimeout(this.#looking);
    if (!this.#closed) this.#looking = setTimeout(() => void this.refresh(), LISTEN_AGAIN);
  }

  async #load(): Promise<void> {
    const known = this.#info;
    // With one seat nobody else's eyes can be meant: all is asked for at once.
    const guess = known && played(known) && known.your_seats.length < 2 ? this.#look(this.seat) : null;
    guess?.catch(() => {}); // told below, or asked again
    const info = await api.get<TableShown>(`/tables/${this.id}`, { invite: this.invite });
    const before = this.seat;
    this.seat = this.#whoseEyes(info);
    if (played(info)) {
      const [position, log] = await (guess && before === this.seat ? guess : this.#look(this.seat));
      if (position.version !== this.#position?.version || position.seat !== this.#position?.seat) {
        this.#previews.clear();
      }
      this.#position = position;
      this.log = log;
    }
    this.#info = info;
    if (this.#events?.readyState === EventSource.OPEN) this.connection = 'live';
    void this.#compare();
  }

  #look(seat: number | null): Promise<[Position, LogLine[]]> {
    const asked = { seat, invite: this.invite };
    return Promise.all([
      api.get<Position>(`/tables/${this.id}/position`, asked),
      api.get<LogLine[]>(`/tables/${this.id}/log`, asked),
    ]);
  }

  /** Look up how the table stood after this seat's last turn, so that a reload forgets nothing. */
  async #compare(): Promise<void> {
    const { from } = this.#since;
    const key = this.seat === null ? -1 : from * 10 + this.seat;
    if (key === this.#beforeAt) return;
    this.#beforeAt = key;
    if (from === 0) {
      this.#before = null;
      return;
    }
    try {
      this.#before = (await this.replay(from)).view;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#beforeAt = -1; // the differences are a comfort: try again with the next news
    }
  }

  /** The table after so many of the moves that stand. */
  replay(at: number): Promise<Replay> {
    return api.get<Replay>(`/tables/${this.id}/replay/${at}`, { seat: this.seat, invite: this.invite });
  }

  async roundStart(round: number): Promise<any> {
    const at = roundStart(this.log, round);
    if (at === null) return this.view;
    return (await this.replay(at).catch(() => null))?.view ?? null; // a comfort as well
  }

  /** One's own seat; of several (hot seat) the one that is to act. */
  #whoseEyes(info: TableShown): number | null {
    const own = info.your_seats;
    const acting = own.find((seat) => info.to_act.includes(seat));
    if (acting !== undefined && (this.seat === null || !info.to_act.includes(this.seat))) return acting;
    if (this.seat !== null && own.includes(this.seat)) return this.seat;
    return acting ?? own[0] ?? null;
  }

  look(seat: number): void {
    this.seat = seat;
    void this.refresh();
  }

  #listen(): void {
    if (this.#closed) return;
    this.#lastEvent = Math.max(this.#lastEvent, this.info.last_event);
    const query = new URLSearchParams({ after: String(this.#lastEvent) });
    if (this.invite) query.set('invite', this.invite);
    const events = new EventSource(`/api/v1/tables/${this.id}/events?${query}`);
    this.#events = events;
    events.onopen = () => {
      const lost = this.connection === 'lost';
      this.connection = 'live';
      if (lost) void this.refresh();
    };
    events.onerror = () => {
      this.connection = 'lost';
      // A browser goes on by itself after a break, but gives up after an error of a proxy.
      if (events.readyState !== EventSource.CLOSED) return;
      clearTimeout(this.#listening);
      this.#listening = setTimeout(() => this.#listen(), LISTEN_AGAIN);
    };
    const kinds = ['move', 'undo', 'started', 'finished', 'joined', 'left', 'bot-seated', 'abandoned', 'ended', 'rematch', 'vote', 'bot-failed'];
    for (const kind of kinds) events.addEventListener(kind, (event) => this.#hear(event));
    events.addEventListener('presence', (event) => (this.presence = JSON.parse(event.data)));
    events.addEventListener('chat', (event) => {
      this.#lastEvent = Number(event.lastEventId);
      const data = JSON.parse(event.data);
      const line = { event: Number(event.lastEventId), name: data.name, text: data.text, at: data.at };
      if (!this.chat.some((known) => known.event === line.event)) this.chat = [...this.chat, line];
    });
  }

  #hear(event: MessageEvent): void {
    this.#lastEvent = Number(event.lastEventId);
    void this.refresh();
  }

  async play(text: string): Promise<boolean> {
    return this.#send('/moves', { seat: this.seat, move: text, version: this.#position!.version });
  }

  async undo(): Promise<boolean> {
    return this.#send('/undo', { seat: this.seat, version: this.#position!.version });
  }

  /** Take back so many moves of one's own, as far as it goes. */
  async undoMoves(count: number): Promise<void> {
    for (let i = 0; i < count && this.canUndo; i++) {
      if (!(await this.undo())) return;
    }
  }

  async #send(path: string, body: object): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await api.post<Moved>(`/tables/${this.id}${path}`, body, {}, crypto.randomUUID());
      await this.refresh();
      return true;
    } catch (error) {
      toasts.tell(error);
      if (error instanceof Problem && error.status === 409) await this.refresh();
      return false;
    } finally {
      this.busy = false;
    }
  }

  async preview(texts: string[]): Promise<Preview[]> {
    const missing = texts.filter((text) => !this.#previews.has(text)).slice(0, 60);
    if (missing.length > 0 && this.seat !== null) {
      const body = { seat: this.seat, moves: missing };
      try {
        const found = await api.post<Preview[]>(`/tables/${this.id}/preview`, body);
        for (const preview of found) this.#previews.set(preview.text, preview);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return [];
      }
    }
    return texts.flatMap((text) => this.#previews.get(text) ?? []);
  }

  async ghost(text: string): Promise<Preview | null> {
    const known = this.#previews.get(text);
    if (known?.view) return known;
    try {
      const lines = text.split('\n');
      const body = { seat: this.seat, before: lines.slice(0, -1), moves: lines.slice(-1), view: true };
      const [found] = await api.post<Preview[]>(`/tables/${this.id}/preview`, body);
      if (found) this.#previews.set(text, found);
      return found ?? null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return null;
    }
  }

  async why(text: string): Promise<Answer | null> {
    if (this.seat === null) return null;
    try {
      return await api.post<Answer>(`/tables/${this.id}/why`, { seat: this.seat, move: text });
    } catch (error) {
      toasts.tell(error);
      return null;
    }
  }

  async say(text: string): Promise<void> {
    await api.post(`/tables/${this.id}/chat`, { text }, { invite: this.invite });
  }
}

/** A moment of a game that is over or looked back at: nothing can be done here. */
export class ReplayBoard implements Board {
  readonly live = false;
  readonly moves: MoveShown[] = [];
  constructor(
    readonly info: TableShown,
    readonly view: any,
    readonly before: any,
    readonly seat: number | null,
    readonly toAct: number[] = [],
    readonly titleOf?: Titled['titleOf'],
    readonly roundStart: (round: number) => Promise<any> = async () => null,
  ) {}
  get id(): string {
    return this.info.id;
  }
  name(seat: number): string {
    return seatName(this.info, seat, this);
  }
  play = async () => false;
  preview = async () => [];
  ghost = async () => null;
  why = async () => null;
}
