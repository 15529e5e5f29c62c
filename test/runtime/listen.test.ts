/** The words and decisions around listening that need no socket. */
import { describe, expect, test } from 'vitest';
import { hostsToTry, isWithoutIpv6, listenError, originOf, plainAddress } from '../../src/runtime/listen.ts';

const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

describe('listening', () => {
  test('writes IPv6 addresses in brackets', () => {
    expect(originOf('http', '::', 8025)).toBe('http://[::]:8025');
    expect(originOf('smtp', '127.0.0.1', 2525)).toBe('smtp://127.0.0.1:2525');
  });

  test('tries IPv4 after :: and nothing after a host that was named', () => {
    expect(hostsToTry('::')).toEqual(['::', '0.0.0.0']);
    expect(hostsToTry('::1')).toEqual(['::1']);
  });

  test('takes only a missing address family for a machine without IPv6', () => {
    expect(isWithoutIpv6(failure('EAFNOSUPPORT'))).toBe(true);
    expect(isWithoutIpv6(failure('EADDRNOTAVAIL'))).toBe(true);
    expect(isWithoutIpv6(failure('EADDRINUSE'))).toBe(false);
  });

  test.each([
    ['EADDRINUSE', 'cannot listen on smtp://[::]:25: the port is already in use'],
    ['EACCES', 'cannot listen on smtp://[::]:25: this user may not open that port'],
    ['EWHATEVER', 'cannot listen on smtp://[::]:25: listen EWHATEVER'],
  ])('explains %s', (code, message) => {
    expect(listenError('smtp', '::', 25, failure(code)).message).toBe(message);
  });

  test("understands Deno's names for the same conditions", () => {
    const error = Object.assign(new Error('Address already in use (os error 98)'), { name: 'AddrInUse' });
    expect(listenError('http', '::1', 80, error).message).toMatch(/the port is already in use$/);
  });

  test('shows a mapped IPv4 peer as IPv4 and leaves IPv6 alone', () => {
    expect(plainAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
    expect(plainAddress('::ffff:0:1')).toBe('::ffff:0:1');
    expect(plainAddress(undefined)).toBe('');
  });
});
