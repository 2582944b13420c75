/** A PNG file of any colour type, written by the format's own rules (ISO/IEC 15948). */
import { crc32, deflateSync } from 'node:zlib'

const chunk = (name: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Samples of a pixel by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

export const makePng = ({ width = 2, height = 2, colourType = 2 }: { width?: number; height?: number; colourType?: number } = {}) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  head[9] = colourType
  const row = 1 + width * (samples[colourType] ?? 1)
  const palette = colourType === 3 ? [chunk('PLTE', Buffer.from([0, 0, 0]))] : []
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...palette,
    chunk('IDAT', deflateSync(Buffer.alloc(row * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
