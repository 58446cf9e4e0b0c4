/** Addresses without a library: /table/ID?invite=... is a page with a parameter. */

export interface Route {
  page: 'home' | 'lobby' | 'new' | 'table' | 'review' | 'aid' | 'me' | 'lost';
  id: string;
  part: string;
  query: URLSearchParams;
}

const PAGES = ['lobby', 'new', 'table', 'review', 'aid', 'me'] as const;

function parse(url: URL): Route {
  const [page = '', id = '', part = ''] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const known = PAGES.find((name) => name === page);
  return { page: page === '' ? 'home' : (known ?? 'lost'), id, part, query: url.searchParams };
}

class Router {
  #route = $state.raw<Route>(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  get route() {
    return this.#route;
  }

  #read(): void {
    this.#route = parse(new URL(location.href));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** An action for links: a plain click stays inside the page. */
export function link(node: HTMLAnchorElement) {
  const click = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    router.go(node.getAttribute('href') ?? '/');
  };
  node.addEventListener('click', click);
  return { destroy: () => node.removeEventListener('click', click) };
}
