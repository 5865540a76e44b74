// Preloaded into firebase-tools: it ends when the launcher that started it is gone, however that came about.
const launcher = process.ppid;
if (process.argv.includes('emulators:start')) {
  setInterval(() => {
    if (process.ppid !== launcher) process.kill(process.pid, 'SIGINT');
  }, 1000).unref();
}
