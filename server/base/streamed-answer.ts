/** The data of an answer that is sent while it is made: its parts are the text of one JSON value. */
export class StreamedAnswer {
  readonly #parts: AsyncGenerator<string>

  constructor(parts: AsyncGenerator<string>) {
    this.#parts = parts
  }

  /** The body of the response, with code 0. A reader that leaves ends the work. */
  toBody(): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    const parts = envelopeOf(this.#parts)
    return new ReadableStream({
      pull: async (body) => {
        const { done, value } = await parts.next()
        if (done) body.close()
        else body.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await parts.return()
      },
    })
  }
}

async function* envelopeOf(parts: AsyncGenerator<string>): AsyncGenerator<string, void> {
  yield '{"code":0,"data":'
  yield* parts
  yield '}'
}
