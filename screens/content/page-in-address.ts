import { useHashLocation } from 'wouter/use-hash-location'

/** Parses the page number of a list; invalid values yield 1. */
const pageIn = (address: string): number => {
  const page = Number(new URLSearchParams(address.split('?')[1]).get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}

export const usePageInAddress = (): number => pageIn(useHashLocation()[0])
