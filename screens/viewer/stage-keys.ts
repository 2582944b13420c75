/**
 * Keyboard shortcuts of the viewer. They apply in the dialog that contains it, or while an element of it has the focus, except
 * in inputs.
 */
import { type RefObject, useEffect } from 'react'
import type { Stage } from './stage.ts'
import { viewNames } from './view-directions.ts'

/** Modes that can be switched on and off. */
export type Mode = 'dimensions' | 'section' | 'measure'

const degrees = 10
const px = 40
const closer = 1.25

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
const isWay = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key)

const modes: Readonly<Record<string, Mode>> = { d: 'dimensions', s: 'section', m: 'measure' }
const zooms: Readonly<Record<string, number>> = { '+': closer, '=': closer, '-': 1 / closer, '−': 1 / closer }

/** Returns the action of a key; undefined if it has none. */
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

/** Sliders and radio buttons use arrow keys only. */
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

/** Handles the keyboard shortcuts in the dialog around the element, or in the element itself without one. */
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
