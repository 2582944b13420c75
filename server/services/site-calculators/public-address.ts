/**
 * Decides whether a network address is public: external services are only called there, as anybody can point a host name at a
 * private address.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are private, local or reserved (IANA special-purpose address registry). */
const notPublic4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Public IPv6 is global unicast without the ranges that embed IPv4 or are for documentation. */
const public6 = [['2000::', 3]] as const
const notPublic6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const listOf = (networks: readonly (readonly [string, number])[], kind: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, kind)
  return list
}

const blocked4 = listOf(notPublic4, 'ipv4')
const global6 = listOf(public6, 'ipv6')
const blocked6 = listOf(notPublic6, 'ipv6')

/** @param address an address from the resolver; anything else is not public */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !blocked4.check(address, 'ipv4')
  return isIPv6(address) && global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
