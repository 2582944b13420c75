import type { OptionData } from '../define/index.ts'

/** The service's name of an option. */
export function serviceName(option: OptionData | undefined): string | undefined {
  const name = option?.['name']
  return typeof name === 'string' ? name : undefined
}
