import { describe, expect, test } from 'vitest';
import { Directory } from '../../src/client/directory.ts';
import { Transport } from '../../src/client/transport.ts';

/** A directory at a service that has these inboxes, each on a page of its own; with the queries it was asked. */
function directoryOf(...emails: string[]) {
  const asked: string[] = [];
  const fetch = async (input: unknown): Promise<Response> => {
    const url = new URL(String(input));
    asked.push(url.searchParams.get('q') ?? '');
    const page = Number(url.searchParams.get('cursor') ?? 0);
    const email = emails[page];
    const link =
      page + 1 < emails.length ? { Link: `<${url.origin}/?cursor=${page + 1}>; rel="next"` } : null;
    const data = email === undefined ? [] : [{ id: `inb_${page}`, email }];
    return Response.json({ data }, { headers: { ...link } });
  };
  const transport = new Transport({ baseUrl: 'http://inboxd.test', apiKey: 'sk_live_x', fetch });
  return { directory: new Directory(transport), asked };
}

describe('an inbox', () => {
  test('given by itself or its id is not looked up', async () => {
    const { directory, asked } = directoryOf();
    expect(await directory.idOf('inb_7', {})).toBe('inb_7');
    expect(await directory.idOf({ id: 'inb_8' }, {})).toBe('inb_8');
    expect(asked).toEqual([]);
  });

  test('given by its address is looked up on every page, whatever case and tag, and only once', async () => {
    const { directory, asked } = directoryOf('other-qa@inbox.test', 'QA@inbox.test');
    expect(await directory.idOf('qa+run1@Inbox.test', {})).toBe('inb_1');
    expect(await directory.idOf('qa+run2@inbox.test', {})).toBe('inb_1');
    expect(asked).toEqual(['qa@inbox.test', 'qa@inbox.test']);
  });

  test('that was forgotten is looked up again', async () => {
    const { directory, asked } = directoryOf('qa@inbox.test');
    await directory.idOf('qa@inbox.test', {});
    directory.forget('qa@inbox.test');
    await directory.idOf('qa@inbox.test', {});
    expect(asked).toHaveLength(2);
  });

  test('that nobody has is named in the error, with what would help', async () => {
    const { directory } = directoryOf('other-qa@inbox.test');
    await expect(directory.idOf('qa@inbox.test', {})).rejects.toMatchObject({
      code: 'inbox_not_found',
      message: expect.stringMatching(/qa@inbox\.test .*ensureInbox/),
    });
    await expect(directory.idOf('', {})).rejects.toMatchObject({ code: 'wrong_usage' });
  });
});
