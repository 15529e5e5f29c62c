/**
 * What `connection.ts`, `library.ts` and `reader.ts` rely on inside the library. A new version that renames or
 * reorders any of it fails here first, and not in a mail that goes missing.
 */
import { createRequire } from 'node:module';
import { SMTPServer } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { SMTPStream } from 'smtp-server/lib/smtp-stream.js';
import { describe, expect, it } from 'vitest';
import { LibraryServer } from '../../src/smtp/library.ts';

function source(prototype: object, method: string): string {
  const value: unknown = Reflect.get(prototype, method);
  expect(value, method).toBeTypeOf('function');
  return String(value);
}

describe('the library', () => {
  it('is the version this was written against', () => {
    const { version } = createRequire(import.meta.url)('smtp-server/package.json') as { version: string };
    expect(version).toBe('3.21.6');
  });

  it('hands every connection to connect()', () => {
    expect(String(SMTPServer)).toContain('this.connect(socket, socketOptions)');
  });

  it('makes its contexts in updateSecureContext() and nowhere else, so that the published key is never loaded', () => {
    const calls = String(SMTPServer).match(/createSecureContext\(/g);
    const inMethod = source(SMTPServer.prototype, 'updateSecureContext').match(/createSecureContext\(/g);
    expect(calls?.length).toBe(inMethod?.length);
    const server = new LibraryServer({ hostname: 'mx.inbox.test', onConnection: () => {} });
    expect(server.secureContext.size).toBe(0);
    expect(server.options).not.toHaveProperty('key');
  });

  it.each([
    [
      '_setListeners',
      ['this._armTimeout()', 'this._socket.pipe(this._parser)', 'this._onCloseEvent(', 'callback()'],
    ],
    ['connectionReady', ['this._server.onConnect(', 'this._sendGreeting()', 'disableReverseLookup']],
    ['_onCloseEvent', ['this._onClose()']],
    ['_onClose', ['this._parser.isClosed = true', 'this._closed = true']],
    ['close', ['this._closing = true', 'this._parser.isClosed = true', 'this._socket.end()']],
    ['_whenWritable', ["socket.once('drain', next)"]],
    [
      'upgrade',
      [
        'this._parser.isClosed = true',
        'this._parser = this._createParser()',
        'this._armTimeout(tlsSocket)',
        'this._upgrading = true',
        'this.hostNameAppearsAs = false',
        'this.openingCommand = false',
        'this._resetSession()',
        'secureCallback()',
      ],
    ],
  ])('has SMTPConnection.%s as it was', (method, parts) => {
    const text = source(SMTPConnection.prototype, method);
    for (const part of parts) expect(text).toContain(part);
  });

  it('turns Nagle off and makes its parser through _createParser()', () => {
    expect(String(SMTPConnection)).toContain('socket.setNoDelay(true)');
    expect(String(SMTPConnection)).toContain('this._parser = this._createParser()');
  });

  it('takes the TLS context from secureContext', () => {
    expect(source(SMTPServer.prototype, '_resolveSNI')).toContain("this.secureContext.get('*')");
  });

  it('ends its parser with _flushData()', () => {
    expect(String(SMTPStream)).toContain("this.on('finish', () => this._flushData())");
  });
});
