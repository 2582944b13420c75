import { type ComponentType, lazy } from 'react'

/** A part that comes beside a page: without it the page is what it is. */
export const lazyBeside = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const None: ComponentType<Props> = () => null
  return lazy(async () => ({ default: await load().catch(() => None) }))
}
