/** The public address of a site, for documents and messages. */
import type { Site } from '../../contract/site/site.ts'

/**
 * @param ownAddress address of the service, for a site without a host of its own
 * @returns origin, independent of the host of the current request
 */
export const addressOfSite = ({ hosts: [host] }: Pick<Site, 'hosts'>, ownAddress: string): string =>
  host === undefined ? ownAddress : `https://${host}`

/**
 * Whether an address in a document belongs to the site: a host of its own, or the service itself. Other addresses must not be
 * linked.
 */
export const isAddressOfSite = (address: string, { hosts }: Pick<Site, 'hosts'>, ownAddress: string): boolean => {
  if (hosts.length === 0) return address === ownAddress
  if (!URL.canParse(address)) return false
  const { hostname, protocol, origin } = new URL(address)
  return /^https?:$/.test(protocol) && hosts.includes(hostname) && origin === address
}
