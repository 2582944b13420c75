/** Cross-section of a guide standing on y = 78. */
import { Accent } from './primitives.tsx'

/** Rail with bolt, block around it, and balls in between. */
export const GuideSection = () => (
  <>
    <path className="drawing-solid" d="M42 78V62l6-5-3-6 3-6-5-5v-6h34v6l-5 5 3 6-3 6 6 5v16z" />
    <path d="M54 39v9h3.5v30M66 39v9h-3.5v30M54 48h12" className="drawing-thin" />
    <Accent>
      <path d="M22 12h76v44l-8 6H78l-2-3 4-8-4-7 4-4v-8H40v8l4 4-4 7 4 8-2 3H30l-8-6z" />
    </Accent>
    <g className="drawing-solid">
      <circle cx="44.5" cy="44" r="3" />
      <circle cx="44.5" cy="57" r="3" />
      <circle cx="75.5" cy="44" r="3" />
      <circle cx="75.5" cy="57" r="3" />
    </g>
    <path d="M34 12v9M86 12v9" className="drawing-thin" />
  </>
)
