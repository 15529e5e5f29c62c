/**
 * How a page is added: the way in, then who asks, then what is shown. A form that cannot be taken shows its page again, with
 * the reason beside it and everything that was filled in.
 */
import { AppError } from '../errors.ts';
import type { DashboardOptions, Doorkeeper, PageApp, PageContext, PageMiddleware } from './context.ts';
import { boundedForm, Form } from './form.ts';
import { setPageHeaders } from './headers.ts';
import { document, type Page } from './layout.ts';
import type { Once } from './once.ts';
import { statusOf } from './problempage.ts';
import { makeView, type View } from './view.ts';

/** What was filled in before, and why it was not taken. */
export interface Tried {
  readonly form: Form;
  readonly error: AppError | null;
  /** Which of the page's forms it was: the last part of its address. */
  readonly action: string;
}

export const untried: Tried = { form: new Form(), error: null, action: '' };

export type Show = (view: View, tried: Tried) => Page | Promise<Page>;
type Act = (view: View, form: Form) => Response | Promise<Response>;

export class Site {
  readonly options: DashboardOptions;
  readonly door: Doorkeeper;
  readonly #app: PageApp;
  readonly #isHttps: boolean;
  readonly #done: Once<string>;

  /** @param done What was just done, in words, until the next page has said it. */
  constructor(app: PageApp, door: Doorkeeper, options: DashboardOptions, done: Once<string>) {
    this.#app = app;
    this.door = door;
    this.options = options;
    this.#done = done;
    this.#isHttps = options.settings.publicUrl?.startsWith('https:') ?? false;
  }

  page(path: string, way: readonly PageMiddleware[], show: Show): void {
    this.answer(path, way, async (view) => this.show(view, await show(view, untried)));
  }

  /** A GET that answers with something else than a page. */
  answer(
    path: string,
    way: readonly PageMiddleware[],
    act: (view: View) => Response | Promise<Response>,
  ): void {
    this.#app.on(['GET'], [path], ...this.#before(way), async (c: PageContext) =>
      act(await makeView(c, this.options, this.door)),
    );
  }

  /** A form that is sent to this path; `show` is the page it stands on. */
  form(path: string, way: readonly PageMiddleware[], act: Act, show: Show): void {
    this.#app.on(['POST'], [path], ...this.#before(way), boundedForm, async (c: PageContext) => {
      const view = await makeView(c, this.options, this.door);
      const form = await Form.read(c);
      try {
        return await act(view, form);
      } catch (error) {
        if (!(error instanceof AppError) || statusOf(error) >= 500 || statusOf(error) === 401) throw error;
        const action = path.slice(path.lastIndexOf('/') + 1);
        return this.show(view, await show(view, { form, error, action }), statusOf(error));
      }
    });
  }

  #before(way: readonly PageMiddleware[]): PageMiddleware[] {
    const headers: PageMiddleware = async (c, next) => {
      setPageHeaders(c, this.#isHttps);
      await next();
    };
    return [headers, ...this.door.outer, ...way];
  }

  show(view: View, page: Page, status = 200): Response | Promise<Response> {
    const name = view.c.req.query('done') ?? '';
    const done = view.session === null || name === '' ? null : this.#done.take(view.session.hash, name);
    return view.c.html(document(view, page, this.options.settings.version, done), status as 200);
  }

  /** After a form that leaves little to see: the next page says what was done, once. */
  done(view: View, path: string, sentence: string): Response {
    return goTo(view, `${path}?done=${this.#done.keep(view.c.get('session').hash, sentence)}`);
  }
}

/** After a form: the browser asks anew, so that a reload repeats nothing. */
export function goTo(view: View, path: string): Response {
  return view.c.redirect(view.href(path), 303);
}
