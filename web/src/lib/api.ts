/** Talking to the server: JSON in, JSON out, refusals as sentences. */

import { settings } from './settings.svelte';

/** A refusal (RFC 9457): its message is fit to be shown to a player. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    detail: string,
    readonly rule: string | null = null,
    readonly version: number | null = null,
  ) {
    super(detail);
  }
}

type Query = Record<string, string | number | null | undefined>;

async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Query = {},
  key?: string,
): Promise<T> {
  const url = new URL(`/api/v1${path}`, location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') {
      url.searchParams.set(name, String(value));
    }
  }
  const headers: Record<string, string> = {
    'accept-language': settings.language,
    'x-astrarium': '1', // other sites cannot send it: our protection against forged requests
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, 'offline', 'offline');
  }
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  let data: unknown = text;
  if (response.headers.get('content-type')?.includes('json')) data = JSON.parse(text);
  if (response.ok) return data as T;
  // A proxy answers for a server that is not there; our own refusals are always JSON.
  if (response.status >= 500 && data === text) throw new Problem(0, 'offline', 'offline');
  const told = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  throw new Problem(
    response.status,
    String(told.type ?? '').replace(/^.*#/, ''),
    String(told.detail ?? told.title ?? text),
    told.rule ? String(told.rule) : null,
    typeof told.version === 'number' ? told.version : null,
  );
}

export const api = {
  get: <T>(path: string, query: Query = {}) => request<T>('GET', path, undefined, query),
  post: <T>(path: string, body: unknown = {}, query: Query = {}, key?: string) =>
    request<T>('POST', path, body, query, key),
  put: <T>(path: string, body: unknown = {}, query: Query = {}) =>
    request<T>('PUT', path, body, query),
  delete: <T>(path: string) => request<T>('DELETE', path),
};
