/**
 * The certificate behind STARTTLS: the given files, read again when they change, or a fresh self-signed one.
 * The library's own default is never used, because its private key is published with its source.
 */
import { constants, createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createSecureContext, type SecureContext } from 'node:tls';
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import { StartError } from '../runtime/listen.ts';
import { makeSelfSigned } from './certificate.ts';
import type { SmtpLogger } from './logger.ts';

export interface Certificate {
  /** What the next handshake uses. Sessions that are already encrypted keep what they have. */
  secureContext(): Promise<SecureContext>;
}

export interface CertificateOptions {
  readonly hostname: string;
  readonly tlsCertFile: string | null;
  readonly tlsKeyFile: string | null;
}

/** @throws Error with a message to show when the given files cannot be read or do not fit together. */
export async function openCertificate(
  options: CertificateOptions,
  logger: SmtpLogger,
  clock: Clock,
): Promise<Certificate> {
  const { hostname, tlsCertFile, tlsKeyFile } = options;
  if (tlsCertFile !== null && tlsKeyFile !== null) return openFiles(tlsCertFile, tlsKeyFile, logger);
  if (tlsCertFile !== null || tlsKeyFile !== null) {
    throw new Error('TLS needs both files, the certificate and its private key');
  }
  let context: SecureContext | undefined;
  const make = (): SecureContext => {
    const { cert, key } = makeSelfSigned(hostname, clock.now());
    return contextOf(cert, key);
  };
  // When everything else has started, so that nothing waits for it; an earlier handshake makes it itself.
  setTimeout(() => {
    context ??= make();
  }, limits.smtpCertificateMs).unref();
  return {
    async secureContext() {
      context ??= make();
      return context;
    },
  };
}

async function openFiles(certFile: string, keyFile: string, logger: SmtpLogger): Promise<Certificate> {
  let version = await versionOf(certFile, keyFile);
  let context = await readContext(certFile, keyFile).catch((cause: unknown) => {
    throw new StartError(
      `cannot use the TLS certificate ${certFile} with the key ${keyFile}: ${reason(cause)}`,
      {
        cause,
      },
    );
  });
  return {
    async secureContext() {
      // Looked at on every handshake, which is dear anyway, so that there is no watcher to miss a change.
      const now = await versionOf(certFile, keyFile);
      if (now === version) return context;
      version = now;
      try {
        context = await readContext(certFile, keyFile);
        logger.info({ certFile, keyFile }, 'TLS certificate read again');
      } catch (error) {
        // Caught between the writing of the two files, or a mistake: the old one goes on serving, and the
        // next change of either file is another attempt.
        logger.error(
          { certFile, keyFile, err: error },
          'TLS certificate changed but cannot be used; the old one stays',
        );
      }
      return context;
    },
  };
}

async function readContext(certFile: string, keyFile: string): Promise<SecureContext> {
  const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)]);
  // Node's context finds this out by itself, Deno's does not.
  if (!new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) {
    throw new Error('the key does not belong to the certificate');
  }
  return contextOf(cert, key);
}

/** Changes whenever one of the files does, a switched symbolic link included. */
async function versionOf(...files: string[]): Promise<string> {
  const versions = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
        () => 'missing',
      ),
    ),
  );
  return versions.join();
}

function contextOf(cert: string | Buffer, key: string | Buffer): SecureContext {
  return createSecureContext({
    cert,
    key,
    minVersion: 'TLSv1.2',
    // A TLS 1.2 client could otherwise have the server do handshakes without end.
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
