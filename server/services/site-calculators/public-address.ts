/** Which network addresses belong to the public network: nothing else is asked for the sake of a name that somebody else can point anywhere. */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks of IPv4 that are private, of this machine, or of nobody (IANA, special-purpose address registry). */
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

/** Of IPv6 only global unicast is public, without what stands for an address of IPv4 or for documentation. */
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

/** @param address as the resolver gives it; anything that is none is not public */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !blocked4.check(address, 'ipv4')
  return isIPv6(address) && global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
