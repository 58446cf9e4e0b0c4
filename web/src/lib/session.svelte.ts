/** Who sits at this browser: a guest from the first visit on. */

import { api } from './api';
import type { Who } from './types';

class Session {
  #me = $state.raw<Who | null>(null);

  get me() {
    return this.#me;
  }

  async load(): Promise<void> {
    this.#me = await api.get<Who>('/me');
  }

  async rename(name: string): Promise<void> {
    this.#me = await api.put<Who>('/me', { name });
  }

  async signUp(login: string, password: string): Promise<void> {
    this.#me = await api.post<Who>('/sign-up', { login, password });
  }

  async signIn(login: string, password: string): Promise<void> {
    this.#me = await api.post<Who>('/sign-in', { login, password });
  }

  async signOut(): Promise<void> {
    await api.post('/sign-out');
    await this.load();
  }
}

export const session = new Session();
