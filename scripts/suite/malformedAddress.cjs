// Preloaded into firebase-tools. Its hosting answers an address that can't be decoded, such as /join/%E0%A4%A, with a
// bare error; this makes it one that isn't there, which has a page.
const { Server } = require('node:http');
const { emit } = Server.prototype;
Server.prototype.emit = function (event, request, ...rest) {
  if (event === 'request') {
    try {
      decodeURI(request.url);
    } catch {
      request.url = '/404';
    }
  }
  return emit.call(this, event, request, ...rest);
};
