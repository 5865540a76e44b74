// The benchmark preloads this into the engine's process: it reports the heap size after garbage collection.
process.on('message', () => {
  globalThis.gc();
  process.send({ heap: process.memoryUsage().heapUsed + process.memoryUsage().external });
});
process.on('disconnect', () => process.exit());
