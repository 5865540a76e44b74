// A stand-in for the part of Google's script by which a page and its helper frame talk in a sign-in popup.
// Messages wait until somebody has registered for them, and a reply's exceptions end here.
(() => {
  const MARK = 'frameMessages';

  function line(other) {
    const handlers = {};
    const replies = new Map();
    let waiting = [];
    let sent = 0;
    const post = (message) => other().postMessage({ [MARK]: true, ...message }, '*');
    const answer = ({ id, name, data }) =>
      Promise.resolve(handlers[name](data)).then((result) => post({ kind: 'reply', id, results: [result] }));
    window.addEventListener('message', ({ data: message, source }) => {
      if (!message || !message[MARK] || source !== other()) return;
      if (message.kind === 'send') {
        if (handlers[message.name]) answer(message);
        else waiting.push(message);
        return;
      }
      try {
        replies.get(message.id)?.(message.results);
      } catch {
        // The SDK throws here on purpose after it has gone on.
      }
      replies.delete(message.id);
    });
    return {
      register(name, handler) {
        handlers[name] = handler;
        const due = waiting.filter((message) => message.name === name);
        waiting = waiting.filter((message) => message.name !== name);
        due.forEach(answer);
      },
      send(name, data, reply) {
        sent += 1;
        replies.set(sent, reply);
        post({ kind: 'send', id: sent, name, data });
      },
      restyle: () => Promise.resolve(),
      ping(done) {
        done();
        return Promise.resolve();
      },
    };
  }

  function openFrame({ url, attributes }, ready) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes.style);
    frame.src = url;
    const messages = line(() => frame.contentWindow);
    return new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(ready(messages)));
      document.body.appendChild(frame);
    });
  }

  window.gapi = {
    load: (_parts, { callback }) => setTimeout(callback),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: () => undefined,
      getContext: () => ({ open: openFrame, getParentIframe: () => line(() => window.parent) }),
    },
  };
  const loaded = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  setTimeout(() => window[loaded]?.());
})();
