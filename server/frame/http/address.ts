import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The first groups of an IPv6 address, 64 bits: the network of one subscriber. */
const NETWORK_GROUPS = 4;

/**
 * Returns the key by which a client's address is counted. An IPv6 address counts as its network of 64 bits, because one
 * subscriber has all of it. An IPv4 address counts as itself, even when it is written as IPv6.
 */
export function countedAddress(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const [sixth = 0, seventh = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [sixth >> 8, sixth & 255, seventh >> 8, seventh & 255].join('.');
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::');
  const head = parsedPart(before);
  if (after === undefined) return head;
  const tail = parsedPart(after);
  return [...head, ...Array(GROUPS - head.length - tail.length).fill(0), ...tail];
}

/** Returns groups of 16 bits; the last two may be written as IPv4. */
function parsedPart(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
