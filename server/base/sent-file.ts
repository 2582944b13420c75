/** A file that a call answers with, as what sends it needs it. */
export interface FileToSend {
  readonly name: string
  /** Media type. */
  readonly type: string
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string
  /** Bytes. */
  readonly length: number
  /** From `start` to `end`, both included; all of it without a range. */
  readonly open: (range?: { readonly start: number; readonly end: number }) => Promise<ReadableStream<Uint8Array>>
}

/** The same as a value of a call, which is told by what it is. */
export class SentFile {
  readonly file: FileToSend

  constructor(file: FileToSend) {
    this.file = file
  }
}
