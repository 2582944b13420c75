/** Places of a picture and of the numbers beside it in a frame; each number has a leader to a spot of its part. */

/** The frame: numbers stand at both sides of a tall picture, above and below a wide one. */
export const frame = { size: [240, 300], band: 30, radius: 11 } as const
/** Least distance of two numbers in a row. */
const apart = 2 * frame.radius + 4
const margin = 6

export type Spot = readonly [x: number, y: number]
type Size = { readonly width: number; readonly height: number }
/** A picture with spots of its parts. */
export type Spotted = Size & { readonly spots: readonly { readonly role: string; readonly at: Spot }[] }

/** The axis across which numbers stand at both sides: x of a tall picture, y of a wide one. */
const acrossOf = ({ width, height }: Size): 0 | 1 => (width > height ? 1 : 0)

/** Where a picture lies in the frame: as large as there is room, in the middle. */
export const boxOf = (picture: Size): Size & { readonly x: number; readonly y: number } => {
  const size = [picture.width, picture.height] as const
  const across = acrossOf(picture)
  const roomAlong = (axis: 0 | 1) => frame.size[axis] - 2 * (axis === across ? frame.band : margin)
  const scale = Math.min(roomAlong(0) / size[0], roomAlong(1) / size[1])
  const [width, height] = [size[0] * scale, size[1] * scale]
  return { width, height, x: (frame.size[0] - width) / 2, y: (frame.size[1] - height) / 2 }
}

/** Places in the order of their targets, pushed apart where two are too close, within the frame. */
function spread(targets: readonly number[], length: number): readonly number[] {
  const places: number[] = []
  for (const place of targets) places.push(Math.max(place, frame.radius + 1, (places.at(-1) ?? -Infinity) + apart))
  let last = length - frame.radius - 1
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? last, last)
    last = (places[index] ?? last) - apart
  }
  return places
}

/** A number at its place, with the leader from its edge to a spot of its part. */
export type Balloon = { readonly role: string; readonly at: Spot; readonly to: Spot; readonly from: Spot }

/** Returns the number of each part with the spot that it leads to, half of them at each side. */
export const balloonsOf = (picture: Spotted): readonly Balloon[] => {
  const box = boxOf(picture)
  const across = acrossOf(picture)
  const along = across === 0 ? 1 : 0
  const spots = picture.spots.map(({ role, at: [x, y] }) => ({
    role,
    to: [box.x + (x / picture.width) * box.width, box.y + (y / picture.height) * box.height] as const,
  }))
  const inOrder = spots.toSorted((one, other) => one.to[across] - other.to[across] || one.to[along] - other.to[along])
  const half = Math.floor(inOrder.length / 2)
  const edge = (frame.size[across] - box[across === 0 ? 'width' : 'height']) / 2
  const near = Math.max(edge - frame.band + frame.radius + 1, frame.radius + 1)
  const spotAt = (one: number, other: number): Spot => (across === 0 ? [one, other] : [other, one])
  return [
    { side: inOrder.slice(0, half), place: near, inwards: 1 },
    { side: inOrder.slice(half), place: frame.size[across] - near, inwards: -1 },
  ].flatMap(({ side, place, inwards }) => {
    const row = side.toSorted((one, other) => one.to[along] - other.to[along])
    const places = spread(
      row.map(({ to }) => to[along]),
      frame.size[along],
    )
    return row.map(({ role, to }, index): Balloon => {
      const other = places[index] ?? to[along]
      return { role, to, at: spotAt(place, other), from: spotAt(place + inwards * frame.radius, other) }
    })
  })
}
