/** A file to send as the answer of a call. */
export interface FileToSend {
  readonly name: string
  /** Media type. */
  readonly type: string
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string
  /** Bytes. */
  readonly length: number
  /** Opens the bytes from `start` to `end`, both inclusive; all of them without a range. */
  readonly open: (range?: { readonly start: number; readonly end: number }) => Promise<ReadableStream<Uint8Array>>
}

/** Marks a file as the value of a call. */
export class SentFile {
  readonly file: FileToSend

  constructor(file: FileToSend) {
    this.file = file
  }
}
