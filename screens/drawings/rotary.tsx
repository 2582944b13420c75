/** Rotary platforms, cut along the axis. Table and shaft rotate; bearing and drive distinguish the types. */
import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import { Accent } from './primitives.tsx'

/** Mirrors a half drawing at its axis. */
const Halves = ({ axis, children }: { axis: number; children: ReactNode }) => (
  <>
    {children}
    <g transform={`matrix(-1 0 0 1 ${2 * axis} 0)`}>{children}</g>
  </>
)

type At = { readonly x: number; readonly y: number }

/** Section of a crossed roller bearing: rings with a V groove, the roller between them on its edge. */
const CrossedRoller = ({ x, y }: At) => (
  <>
    <path className="drawing-solid" d={`M${x} ${y}h14v14h-14z`} />
    <path className="drawing-solid" d={`M${x + 7} ${y + 1.5}l5.5 5.5-5.5 5.5-5.5-5.5z`} />
    <path className="drawing-thin" d={`M${x + 7} ${y}v1.5M${x + 7} ${y + 12.5}v1.5M${x + 4.25} ${y + 4.25}l5.5 5.5`} />
  </>
)

/** Section of a ball bearing. */
const Balls = ({ x, y }: At) => (
  <>
    <path className="drawing-solid" d={`M${x} ${y}h14v14h-14z`} />
    <circle className="drawing-solid" cx={x + 7} cy={y + 7} r="4" />
    <path className="drawing-thin" d={`M${x + 5} ${y}v3.6M${x + 9} ${y}v3.6M${x + 5} ${y + 10.4}v3.6M${x + 9} ${y + 10.4}v3.6`} />
  </>
)

/** Wheel around the hollow shaft, pinion beside it, and servo motor below the housing. */
const HollowPlatform = ({ Bearing }: { Bearing: (at: At) => ReactNode }) => (
  <Drawing>
    <path className="drawing-solid" d="M6 20h84v17h18v22H6z" />
    <Halves axis={48}>
      <Bearing x={68} y={21} />
      <path className="drawing-solid" d="M68 41h14v12H68z" />
      <path className="drawing-thin" d="M78.5 41v12" />
      <Accent>
        <path d="M60 8h28v10H68v42h-8z" />
      </Accent>
    </Halves>
    <path className="drawing-thin" d="M36 8h24M36 60h24" />
    <path className="drawing-solid" d="M88.5 41h5v18h-5zM83 39.5h16v15H83z" />
    <path className="drawing-thin" d="M86.5 39.5v15M95.5 39.5v15" />
    <path className="drawing-solid" d="M76 59h30v6H76zM80 65h22v19H80z" />
    <path className="drawing-thin" d="M80 77h22" />
    <path className="drawing-centre" d="M48 2v64M91 33v55" />
  </Drawing>
)

export const RotaryHollowRoller = () => <HollowPlatform Bearing={CrossedRoller} />

export const RotaryHollowBall = () => <HollowPlatform Bearing={Balls} />

/** From above: bearing and strain wave gear at the output, the motor around its hollow shaft, the encoder. */
export const RotaryActuator = () => (
  <Drawing>
    <Halves axis={60}>
      <path className="drawing-solid" d="M68 22h36v50H68zM68 72h30v11H68z" />
      <CrossedRoller x={88} y={22} />
      <path className="drawing-solid" d="M86 39h18v7H86zM82 51h18v17H82z" />
      <path className="drawing-thin" d="M82 55h18M82 64h18M86 55l9 9M95 55l-9 9M75 77.5h18" />
      <path className="drawing-solid" d="M74 52h5v15h-5zM74 36h9v10h-9z" />
      <circle className="drawing-solid" cx="78.5" cy="41" r="3" />
      <path className="drawing-solid" d="M69 24h5v62h-5z" />
      <Accent>
        <path d="M68 8h31v12H86v26h-3V20H68z" />
      </Accent>
    </Halves>
    <path className="drawing-thin" d="M52 8h16M51 86h18" />
    <path className="drawing-centre" d="M60 2v86" />
  </Drawing>
)

/** A ring of magnets turns inside a ring of coils; no gear. */
export const RotaryDirect = () => (
  <Drawing>
    <Halves axis={60}>
      <path className="drawing-solid" d="M82 32h33v36H82z" />
      <CrossedRoller x={99} y={33} />
      <path className="drawing-solid" d="M96 51h16v14H96z" />
      <path className="drawing-thin" d="M99.5 51v14M108.5 51v14M99.5 51l9 14M108.5 51l-9 14" />
      <Accent>
        <path d="M82 20h29v10H98v17h-7v20h-9z" />
        <path className="drawing-fill" d="M91 51h2.5v14H91z" />
      </Accent>
    </Halves>
    <path className="drawing-thin" d="M38 20h44M38 67h44" />
    <path className="drawing-centre" d="M60 12v64" />
  </Drawing>
)

const boltHoles = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4 + Math.PI / 8
  return { x: 48 + 26 * Math.cos(angle), y: 27 + 10.4 * Math.sin(angle) }
})

/** A platform from outside: round table on its housing, motor beside it. */
export const RotaryPlatform = () => (
  <Drawing>
    <path className="drawing-solid" d="M80 41h30v14H80zM88 55h20v29H88z" />
    <path className="drawing-thin" d="M88 76h20" />
    <path className="drawing-solid" d="M6 37v22c0 9.3 18.8 17 42 17s42-7.7 42-17V37" />
    <path className="drawing-thin" d="M6 54c0 9.3 18.8 17 42 17s42-7.7 42-17" />
    <ellipse className="drawing-solid" cx="48" cy="37" rx="42" ry="17" />
    <Accent>
      <path d="M10 27v8c0 8.4 17 15.2 38 15.2S86 43.4 86 35v-8" />
      <ellipse cx="48" cy="27" rx="38" ry="15.2" />
    </Accent>
    <ellipse className="drawing-solid" cx="48" cy="27" rx="15" ry="6" />
    <path className="drawing-thin" d="M34.5 29.5c3-4.5 24-4.5 27 0" />
    {boltHoles.map(({ x, y }) => (
      <ellipse key={`${x} ${y}`} className="drawing-thin" cx={x} cy={y} rx="2.4" ry="1.2" />
    ))}
  </Drawing>
)
