/**
 * The parts of mailauth that are used here. They are taken from its inner files because the package's front door
 * also loads what fetches logos and policies over HTTP, and a mail must make us contact nobody but the DNS.
 */
declare module 'mailauth/lib/dkim/dkim-verifier.js' {
  import type { Writable } from 'node:stream';

  export interface ParsedHeaders {
    readonly parsed: ReadonlyArray<{ readonly key: string; readonly line: Buffer }>;
  }
  export interface DkimResult {
    readonly signingDomain?: string;
    /** `keys`: the names of the fields that are signed and present, joined by a colon and a space. */
    readonly signingHeaders?: { readonly keys: string };
    readonly status: {
      readonly result: string;
      readonly comment?: string | false;
      /** Bytes of the body that an `l=` tag left unsigned. */
      readonly underSized?: number;
      readonly testing?: boolean;
    };
  }
  export interface ArcData {
    readonly chain: ReadonlyArray<{ readonly i: number }> | false;
    readonly error?: Error;
  }
  /** What the verifier wants of a body hash; `l=` and what it leaves over are told by the two lengths. */
  export interface BodyHasher {
    readonly bodyHashedBytes: number;
    readonly canonicalizedLength: number;
    readonly byteLength: number;
    update(chunk: Uint8Array): void;
    digest(encoding: 'base64'): string;
    setContentType(contentType: unknown): void;
    getMimeStructureStart(): number;
  }
  interface Verifier extends Writable {
    readonly bodyHashes: Map<string, BodyHasher>;
    /** Makes the hasher for a reading of the body unless there is one, and answers its key. */
    addBodyHash(canonicalization: string, algorithm: string, bytesMax: number | ''): string;
    headers: ParsedHeaders | false;
    readonly results: DkimResult[];
    readonly arc: ArcData;
    messageHeaders(headers: ParsedHeaders): Promise<void>;
    finalChunk(): Promise<void>;
  }
  const exported: {
    DkimVerifier: new (options: {
      resolver: unknown;
      curTime: Date;
      minBitLength: number;
      strict: boolean;
      sender: string;
    }) => Verifier;
  };
  export default exported;
}

declare module 'mailauth/lib/arc/index.js' {
  import type { ArcData } from 'mailauth/lib/dkim/dkim-verifier.js';

  const exported: {
    arc(
      data: ArcData,
      options: { resolver: unknown; minBitLength: number; strict: boolean },
    ): Promise<{ readonly status: { readonly result: string; readonly comment?: string | false } }>;
  };
  export default exported;
}

declare module 'mailauth/lib/spf/index.js' {
  const exported: {
    spf(options: {
      sender: string;
      ip: string;
      helo: string;
      mta: string;
      resolver: unknown;
      strict: boolean;
    }): Promise<{ readonly domain: string; readonly status: { readonly result: string } }>;
  };
  export default exported;
}

declare module 'mailauth/lib/dmarc/index.js' {
  const exported: {
    evaluateDmarc(options: {
      headerFrom: readonly string[];
      fromFields: number;
      spfDomains: readonly string[];
      dkimDomains: ReadonlyArray<{ readonly domain: string }>;
      resolver: unknown;
      strict: boolean;
    }): Promise<{ readonly response: false | { readonly status: { readonly result: string } } }>;
  };
  export default exported;
}
