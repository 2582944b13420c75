/** What stands at the ends of a screw: the coupling to its motor, and a support unit. */
import { Drawing } from './drawing.tsx'
import { Accent, Ground } from './primitives.tsx'

/** Two clamped hubs with a spider between their jaws. */
export const Coupling = () => (
  <Drawing>
    <path className="drawing-solid" d="M8 38h22v14H8zM90 38h22v14H90z" />
    <Accent>
      <path d="M30 22h22v46H30zM68 22h22v46H68z" />
    </Accent>
    <path className="drawing-solid" d="M52 28h16v10H52zM52 52h16v10H52z" />
    <path className="drawing-thin" d="M38 22v12h8V22M74 22v12h8V22" />
    <path className="drawing-centre" d="M2 45h116" />
  </Drawing>
)

/** A pillow block seen along the screw, on the surface that it is bolted to. */
export const SupportUnit = () => (
  <Drawing>
    <Ground x={12} y={78} length={96} />
    <path className="drawing-solid" d="M38 14h44v44h18v20H20V58h18z" />
    <Accent>
      <circle cx="60" cy="38" r="16" />
      <circle cx="60" cy="38" r="8" />
    </Accent>
    <path className="drawing-thin" d="M26 58v20M32 58v20M88 58v20M94 58v20" />
    <path className="drawing-centre" d="M60 8v60M34 38h52" />
  </Drawing>
)
