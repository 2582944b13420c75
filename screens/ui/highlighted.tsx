import { segmentsOf } from './highlight.ts'

type Props = { readonly text: string; readonly hits: readonly (readonly [start: number, end: number])[] }

/** Renders a text with its keyword matches marked. */
export const Highlighted = ({ text, hits }: Props) =>
  segmentsOf(text, hits).map(({ text: part, at, hit }) => (hit ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>))
