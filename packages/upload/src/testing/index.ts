export { createFakeNetwork, type FakeNetwork } from './fake-network.ts';
export {
  createFakeRegisterApi,
  type FakeRegisterApi,
  type FakeRegisterApiOptions,
  type RegisterApiCall,
  type RegisterApiFault,
  type RegisterApiFaultRule,
} from './fake-register-api.ts';
export {
  FAULT_KINDS,
  type Fault,
  type FaultPlan,
  type FaultRule,
  listedFaults,
  NO_FAULTS,
  type PlannedRequest,
  type RandomFaultOptions,
  randomFaults,
} from './fault-plan.ts';
export { createFaultyWire } from './faulty-wire.ts';
export type { History, HistoryEntry } from './history.ts';
export { createInProcessTransport, type InProcessTransportOptions } from './in-process-transport.ts';
export type { FaultControls, FaultyWireOptions } from './misbehaviours.ts';
export { seededRandom } from './seeded-random.ts';
export { createVirtualClock, type VirtualClock } from './virtual-clock.ts';
