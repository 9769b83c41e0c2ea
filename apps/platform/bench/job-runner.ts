import { openDatabase } from '../src/db/database.ts';
import { silentLog } from '../src/db/database-log.ts';
import { startAllJobs } from '../src/jobs/lanes.ts';
import { openBenchServices } from './bench-platform.ts';

// A platform that does nothing but its jobs, to be killed: on the data folder and with the key of who starts it.

const { DATA_DIR: dataDir = '', SEALING_KEY: key = '' } = process.env;
const database = await openDatabase({ kind: 'embedded', dataDir }, silentLog);
const { log, ...services } = await openBenchServices(database, dataDir, Buffer.from(key, 'base64'));
await startAllJobs({ ...services, reviewMode: 'manual' }, log);
process.send?.('ready');
