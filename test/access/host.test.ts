import { describe, expect, test } from 'vitest';
import { isLocalOrigin } from '../../src/access/host.ts';

describe('a page is of the own network', () => {
  test.each([
    'http://localhost:63315',
    'https://localhost',
    'http://app.localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.8.9.10',
    'http://[::1]:5173',
    'http://10.1.2.3',
    'http://172.31.255.255:81',
    'http://192.168.0.7:8080',
    'http://100.64.0.1',
    'http://169.254.1.1',
    'http://[fd00::1]',
    'http://[fe80::1]:1',
    'http://[::ffff:a00:1]',
    'http://app:3000',
    'http://site.test',
    'https://shop.internal',
    'http://nas.local',
    'http://box.home.arpa',
  ])('at %s', (origin) => {
    expect(isLocalOrigin(origin)).toBe(true);
  });
});

describe('a page may be of anybody', () => {
  test.each([
    'null',
    '',
    '*',
    'localhost',
    'https://example.com',
    'http://localhost.example.com',
    'http://localhostile.com',
    'http://test.com',
    'http://127.0.0.1.example.com',
    'http://8.8.8.8',
    'http://172.32.0.1',
    'http://11.0.0.1',
    'http://[2001:db8::1]',
    'http://[::ffff:808:808]',
    'file://localhost',
    'chrome-extension://localhost',
    // No browser writes an origin so.
    'http://localhost:3000/',
    'http://LOCALHOST:3000',
    'http://a@localhost',
    'http://localhost:80',
    'http://2130706433',
    'http://localhost http://example.com',
  ])('at %j', (origin) => {
    expect(isLocalOrigin(origin)).toBe(false);
  });
});
