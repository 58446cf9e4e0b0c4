/** Short messages at the edge of the screen: refusals above all. */

import { Problem } from './api';
import { t } from './i18n.svelte';

export interface Toast {
  id: number;
  kind: 'problem' | 'note';
  text: string;
  rule: string | null;
}

const SHOWN_FOR = 7000;

class Toasts {
  list = $state<Toast[]>([]);
  #next = 1;

  show(text: string, kind: Toast['kind'] = 'note', rule: string | null = null): void {
    const id = this.#next++;
    this.list.push({ id, kind, text, rule });
    setTimeout(() => this.close(id), SHOWN_FOR);
  }

  close(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Tell a refusal; anything else is a fault of ours and goes on to the console. */
  tell(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.show(error.type === 'offline' ? t('common.offline') : error.message, 'problem', error.rule);
  }
}

export const toasts = new Toasts();
