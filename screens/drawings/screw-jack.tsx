/** Screw jacks: mounting types and end fixings of the screw. */
import { Drawing } from './drawing.tsx'
import { Accent, Arrow, Ground, Inverted, UprightThread } from './primitives.tsx'

/** The gear case with the worm's input shaft, standing on y = 78. */
const GearCase = () => (
  <>
    <path className="drawing-solid" d="M44 54h32v20H44zM38 74h44v4H38z" />
    <path d="M44 61.5H32v5h12M76 61.5h6v5h-6" />
    <circle cx="60" cy="64" r="6" />
    <path d="M60 58v12M54 64h12" className="drawing-thin" />
  </>
)

const TravellingScrew = () => (
  <>
    <Ground x={30} y={78} length={23} />
    <Ground x={67} y={78} length={23} />
    <path d="M55.5 78v10h9V78" />
    <g className="drawing-accent drawing-solid">
      <UprightThread from={20} to={54} x={60} />
      <path d="M47 13h26v7H47z" />
    </g>
    <GearCase />
    <Arrow from={[98, 14]} to={[98, 52]} both />
  </>
)

const TravellingNut = () => (
  <>
    <Ground x={30} y={78} length={60} />
    <UprightThread from={10} to={54} x={60} />
    <path d="M57.5 10V4h5v6" />
    <GearCase />
    <Accent>
      <path d="M51 30h18v12H51zM45 25h30v5H45z" />
    </Accent>
    <path className="drawing-accent" d="M49 12c3 5.5 18 5.5 22 .5" />
    <path className="drawing-accent drawing-fill" d="M73 8.5l-.8 6.3-4.6-3.2z" />
    <Arrow from={[98, 14]} to={[98, 52]} both />
  </>
)

export const InstallType1A = () => (
  <Drawing>
    <TravellingScrew />
  </Drawing>
)
export const InstallType1B = () => (
  <Drawing>
    <Inverted>
      <TravellingScrew />
    </Inverted>
  </Drawing>
)
export const InstallType2A = () => (
  <Drawing>
    <TravellingNut />
  </Drawing>
)
export const InstallType2B = () => (
  <Drawing>
    <Inverted>
      <TravellingNut />
    </Inverted>
  </Drawing>
)

/** Load on the head of the screw at y = 20. */
const Load = () => <Arrow from={[60, 2]} to={[60, 17]} />

/** A screw in its case on a fixed base: the lower end cannot rotate. */
const FixedBase = () => (
  <>
    <Ground x={36} y={80} length={48} />
    <path className="drawing-solid" d="M48 66h24v14H48z" />
    <path d="M48 71h-8v4h8" />
  </>
)

const Column = ({ to }: { to: number }) => <UprightThread from={20} to={to} x={60} radius={3} />

/** The buckling mode of the screw. */
const BuckledShape = ({ d }: { d: string }) => <path className="drawing-accent drawing-dashed" d={d} />

export const BaseFixedEndFree = () => (
  <Drawing>
    <Column to={66} />
    <FixedBase />
    <path d="M54 20h12" />
    <Load />
    <BuckledShape d="M60 66C60 48 66 34 78 22" />
  </Drawing>
)

/** The head is guided laterally on both sides. */
const GuidedHead = () => (
  <>
    <path className="drawing-solid" d="M53 20h14v8H53z" />
    <Ground x={53} y={16} length={17} side="left" />
    <Ground x={67} y={16} length={17} side="right" />
  </>
)

export const BaseFixedEndFixed = () => (
  <Drawing>
    <Column to={66} />
    <FixedBase />
    <GuidedHead />
    <Load />
    <BuckledShape d="M60 66C60 58 76 54 75 44C74 36 66 30 60 28" />
  </Drawing>
)

export const BothSupported = () => (
  <Drawing>
    <Column to={62} />
    <path className="drawing-solid" d="M53 56h14v10H53z" />
    <path className="drawing-solid" d="M60 66l-8 12h16z" />
    <circle className="drawing-solid" cx="60" cy="66" r="2.5" />
    <Ground x={40} y={78} length={40} />
    <GuidedHead />
    <circle className="drawing-solid" cx="60" cy="24" r="2.5" />
    <Load />
    <BuckledShape d="M60 64C82 54 82 36 60 26" />
  </Drawing>
)
