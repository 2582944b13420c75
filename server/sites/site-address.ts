/** Where a site is reached by whoever reads of it on paper or in a message. */
import type { Site } from '../../contract/site/site.ts'

/**
 * @param ownAddress of the service, for a site that names no host of its own
 * @returns origin, the same whatever name somebody reached the site by
 */
export const addressOfSite = ({ hosts: [host] }: Pick<Site, 'hosts'>, ownAddress: string): string =>
  host === undefined ? ownAddress : `https://${host}`

/** Whether readers may be led to an address of a document as to this site: a host of its own, or the service itself. */
export const isAddressOfSite = (address: string, { hosts }: Pick<Site, 'hosts'>, ownAddress: string): boolean => {
  if (hosts.length === 0) return address === ownAddress
  if (!URL.canParse(address)) return false
  const { hostname, protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && hosts.includes(hostname) && origin === address
}
