// Loaded into the engine's process by the bench: answers how much its heap holds, garbage collected.
process.on('message', () => {
  globalThis.gc();
  process.send({ heap: process.memoryUsage().heapUsed + process.memoryUsage().external });
});
process.on('disconnect', () => process.exit());
