import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import type { Door } from './door.ts';
import { doorForEach } from './fixture.ts';

let door: Door;
let client: Client;

doorForEach((opened, greeted) => {
  door = opened;
  client = greeted;
});

const toData = [
  { send: 'MAIL FROM:<a@acme.test>\r\n', expect: '250' },
  { send: 'RCPT TO:<qa@inbox.test>\r\n', expect: '250' },
  { send: 'DATA\r\n', expect: '354' },
];
const second = 'MAIL FROM:<evil@acme.test>\r\nRCPT TO:<box1@inbox.test>\r\nDATA\r\nevil\r\n.\r\nQUIT\r\n';

describe('one message in, at most one stored', () => {
  it.each(['\n.\n', '\n.\r\n', '\r\n.\n', '\r.\r', '\r.\r\n', '\r\n.\r', '\n', '\r', '\r\r\n', '\0\n.\r\n'])(
    'refuses a message with %j in it, says why, closes and stores nothing',
    async (ending) => {
      await client.play(toData);
      client.send(`Subject: x\r\n\r\nbody${ending}${second}`);
      expect(await client.rest()).toEqual([expect.stringMatching(/^554 5\.6\.0 Bare (?:CR|LF) .* closing/)]);
      expect(door.receiver.received).toEqual([]);
      expect(door.receiver.asked).toEqual(['qa@inbox.test']);
    },
  );

  it.each(['\n.\n', '\n.\r\n', '\r\n.\n', '\r.\r', '\r.\r\n', '\r\n.\r', '\0\n.\r\n'])(
    'refuses a message with %j in it wherever its packets are cut',
    async (ending) => {
      const bytes = Buffer.from(`Subject: x\r\n\r\nbody${ending}${second}`, 'latin1');
      const first = bytes.indexOf('body') + 3;
      for (let cut = first; cut <= first + ending.length + 3; cut += 1) {
        const sender = await Client.greeted(door.port);
        await sender.play(toData);
        await new Promise((resolve) => sender.socket.write(bytes.subarray(0, cut), resolve));
        // Another dialogue in between: by then the first packet was read.
        const other = await Client.greeted(door.port);
        other.end();
        sender.send(bytes.subarray(cut));
        const replies = await sender.rest();
        expect(replies, `cut before byte ${cut}`).toEqual([expect.stringMatching(/^554 5\.6\.0 Bare /)]);
        sender.end();
      }
      expect(door.receiver.received).toEqual([]);
    },
  );

  it('takes one mail, the one that was sent, wherever its packets are cut', async () => {
    const mail = 'a\r\n..b\r\n.\0\r\n\r\n';
    const bytes = Buffer.from(`${mail.replace(/^\./gm, '..')}.\r\nNOOP\r\n`, 'latin1');
    for (let cut = 1; cut < bytes.length; cut += 1) {
      await client.play(toData);
      await new Promise((resolve) => client.socket.write(bytes.subarray(0, cut), resolve));
      const other = await Client.greeted(door.port);
      other.end();
      client.send(bytes.subarray(cut));
      await client.play([{ expect: ['250 2.0.0', '250'] }]);
    }
    expect(new Set(door.receiver.texts)).toEqual(new Set([mail]));
    expect(door.receiver.received).toHaveLength(bytes.length - 1);
  });

  it('keeps NUL where it is and sees no end in it', async () => {
    await client.play(toData);
    await client.play([
      { send: `a\r\n\0.\r\n.\0\r\n${second.replaceAll('\r\n.\r\n', '\r\n')}.\r\n`, expect: '250 2.0.0' },
    ]);
    expect(door.receiver.received).toHaveLength(1);
    expect(door.receiver.texts[0]).toContain('\0.\r\n\0\r\n');
  });
});

describe('commands from data', () => {
  it.each(['BDAT 60 LAST', 'bdat 60', 'BDAT', 'BDAT\t60 LAST', ' BDAT 60'])(
    'never come out of the chunk of %j',
    async (command) => {
      client.send(`MAIL FROM:<a@acme.test>\r\nRCPT TO:<qa@inbox.test>\r\n${command}\r\n${second}`);
      const replies = await client.rest();
      expect(replies).toHaveLength(3);
      expect(replies[2]).toMatch(/^50[02] 5\.5\.[12] .*closing/);
      expect(door.receiver.received).toEqual([]);
    },
  );

  it('never come out of a message whose DATA was refused', async () => {
    client.send(`MAIL FROM:<a@acme.test>\r\nRCPT TO:<no@inbox.test>\r\nDATA\r\n${second}`);
    const replies = await client.rest();
    expect(replies.map((reply) => reply.slice(0, 3))).toEqual(['250', '550', '554']);
    expect(door.receiver.received).toEqual([]);
  });

  it('may follow a refused DATA when the client waited for the refusal', async () => {
    client.send('MAIL FROM:<a@acme.test>\r\nRCPT TO:<no@inbox.test>\r\nDATA\r\n');
    await client.play([
      { expect: ['250', '550', '554 5.5.1'] },
      { send: 'RSET\r\n', expect: '250' },
      ...toData,
    ]);
  });

  it.each(['NOOP\nMAIL FROM:<evil@acme.test>\r\n', 'NOOP\rRSET\r\n', 'NOOP\r\r\n', 'RSET\n'])(
    'never come out of %j',
    async (line) => {
      client.send(`${line}${second}`);
      expect(await client.rest()).toEqual([expect.stringMatching(/^500 5\.5\.2 .*closing/)]);
      expect(door.receiver.received).toEqual([]);
    },
  );
});
