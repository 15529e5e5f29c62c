import { describe, expect, test } from 'vitest';
import { Directory } from '../../src/client/directory.ts';
import { Transport } from '../../src/client/transport.ts';

/** A directory at a service that has these inboxes; with the addresses it was asked for. */
function directoryOf(...emails: string[]) {
  const asked: string[] = [];
  const fetch = async (input: unknown): Promise<Response> => {
    const url = new URL(String(input));
    const email = url.searchParams.get('email') ?? '';
    asked.push(email);
    const at = emails.indexOf(email);
    return Response.json({ data: at < 0 ? [] : [{ id: `inb_${at}`, email }] });
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

  test('given by its address is looked up by it, whatever case and tag, and only once', async () => {
    const { directory, asked } = directoryOf('other-qa@inbox.test', 'qa@inbox.test');
    expect(await directory.idOf('qa+run1@Inbox.test', {})).toBe('inb_1');
    expect(await directory.idOf('qa+run2@inbox.test', {})).toBe('inb_1');
    expect(asked).toEqual(['qa@inbox.test']);
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
