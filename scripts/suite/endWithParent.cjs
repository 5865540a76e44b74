// Preloaded into firebase-tools. Ends it when the launcher that started it is gone, for any reason.
const launcher = process.ppid;
if (process.argv.includes('emulators:start')) {
  setInterval(() => {
    if (process.ppid !== launcher) process.kill(process.pid, 'SIGINT');
  }, 1000).unref();
}
