import { createSocket, type Socket } from 'node:dgram';
import { afterEach, describe, expect, it } from 'vitest';
import { systemDns } from '../../src/senderauth/dns.ts';
import { dnsCodeOf } from '../../src/senderauth/lookup.ts';

/** A name server for one question a packet: TXT `acme.test`, NODATA for other types, NXDOMAIN for the rest. */
async function nameServer(silent: boolean): Promise<{ socket: Socket; address: string }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, peer) => {
    if (silent) return;
    const end = query.indexOf(0, 12) + 5;
    const question = query.subarray(12, end);
    const known = question.toString('latin1').startsWith('\x04acme\x04test\0');
    const isTxt = known && question.readUInt16BE(question.length - 4) === 16;
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (known ? 0 : 3), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(isTxt ? 1 : 0, 6);
    const text = Buffer.from('\x05v=spf\x06 1 all', 'latin1');
    text[0] = 5;
    const record = Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length]), text]);
    socket.send(
      Buffer.concat(isTxt ? [header, question, record] : [header, question]),
      peer.port,
      peer.address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { socket, address: `127.0.0.1:${socket.address().port}` };
}

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

async function resolverFor(silent: boolean) {
  const { socket, address } = await nameServer(silent);
  open.push(socket);
  return systemDns({ servers: [address] });
}

describe('the system’s DNS', () => {
  it('answers in lists of strings', async () => {
    const resolve = await resolverFor(false);
    expect(await resolve('acme.test', 'TXT')).toEqual([['v=spf', ' 1 all']]);
  });

  it.each([
    ['ENODATA', 'acme.test', 'MX'],
    ['ENODATA', 'acme.test', 'A'],
    ['ENOTFOUND', 'unheard-of.test', 'TXT'],
    ['ENOTFOUND', 'unheard-of.test', 'AAAA'],
  ] as const)('says %s for %s %s', async (code, name, type) => {
    const resolve = await resolverFor(false);
    const failed = await resolve(name, type).then(() => null, dnsCodeOf);
    expect(failed).toBe(code);
  });

  it('gives up on a silent server', async () => {
    const resolve = await resolverFor(true);
    const failed = await resolve('acme.test', 'TXT').then(() => null, dnsCodeOf);
    expect(failed).toBe('ETIMEOUT');
  });
});
