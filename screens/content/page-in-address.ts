import { useHashLocation } from 'wouter/use-hash-location'

/** Which page of a list the address asks for: what is none is the first. */
const pageIn = (address: string): number => {
  const page = Number(new URLSearchParams(address.split('?')[1]).get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

export const usePageInAddress = (): number => pageIn(useHashLocation()[0])
