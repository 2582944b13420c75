import { type ComponentType, lazy } from 'react'

/** Lazy component for an optional part of a page; renders nothing if its code cannot be loaded. */
export const lazyBeside = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const None: ComponentType<Props> = () => null
  return lazy(async () => ({ default: await load().catch(() => None) }))
}
