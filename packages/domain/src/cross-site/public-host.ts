/** `localhost`, what ends with it or with `.test`, and the loopback addresses. */
const THIS_MACHINE = /^(?:(?:.*\.)?(?:localhost|test)|127(?:\.\d{1,3}){3}|::1|(?:0{1,4}:){7}0{0,3}1)$/;

/**
 * Whether others than this machine may reach a host: every name and address that does not always stay here.
 *
 * @param host a name or an address, an IPv6 one with or without brackets, without a port
 */
export function isPublicHost(host: string): boolean {
  return !THIS_MACHINE.test(host.toLowerCase().replace(/^\[(.*)\]$/, '$1'));
}
