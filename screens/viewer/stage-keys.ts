/** What keys do in the viewer. They act anywhere in the dialog that it fills, or else while something in it has the focus; and never where somebody types or chooses. */
import { type RefObject, useEffect } from 'react'
import type { Stage } from './stage.ts'
import { viewNames } from './view-directions.ts'

/** Modes that are on or off. */
export type Mode = 'dimensions' | 'section' | 'measure'

const degrees = 10
const px = 40
const closer = 1.25

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
const isWay = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key)

const modes: Readonly<Record<string, Mode>> = { d: 'dimensions', s: 'section', m: 'measure' }
const zooms: Readonly<Record<string, number>> = { '+': closer, '=': closer, '-': 1 / closer, '−': 1 / closer }

/** @returns what the key does, or undefined */
function deedOf({ key, shiftKey }: KeyboardEvent, stage: Stage, onMode: (mode: Mode) => void): (() => void) | undefined {
  if (isWay(key)) {
    const [x, y] = ways[key]
    return () => (shiftKey ? stage.pan([-x * px, -y * px]) : stage.turn({ azimuth: x * degrees, polar: y * degrees }))
  }
  const letter = key.toLowerCase()
  const [zoom, mode, view] = [zooms[key], modes[letter], viewNames[Number(key) - 1]]
  if (zoom !== undefined) return () => stage.zoom(zoom)
  if (mode) return () => onMode(mode)
  if (view) return () => stage.setView(view)
  return letter === 'f' ? stage.fit : undefined
}

/** A slider and a choice of one are moved by arrows, and take no letters. */
const takesArrowsOnly: ReadonlySet<string> = new Set(['range', 'radio'])

const isOfField = ({ target, key }: KeyboardEvent): boolean => {
  if (target instanceof HTMLInputElement) return isWay(key) || !takesArrowsOnly.has(target.type)
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}

function press(event: KeyboardEvent, stage: Stage, onMode: (mode: Mode) => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey || isOfField(event)) return
  const deed = deedOf(event, stage, onMode)
  if (!deed) return
  event.preventDefault()
  deed()
}

/** Keys do what they stand for while something in the element, or in the dialog around it, has the focus. */
export function useStageKeys(element: RefObject<HTMLElement | null>, stage: Stage | undefined, onMode: (mode: Mode) => void): void {
  useEffect(() => {
    const around = element.current?.closest<HTMLElement>('[role="dialog"]') ?? element.current
    if (!around || !stage) return undefined
    const listener = (event: KeyboardEvent) => press(event, stage, onMode)
    around.addEventListener('keydown', listener)
    return () => around.removeEventListener('keydown', listener)
  })
}

export const zoomStep = closer
