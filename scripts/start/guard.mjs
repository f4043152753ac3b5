// Runs on the host's Node, so it is plain JavaScript.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Failed to start: Node ${process.versions.node} is too old, 24 or newer is needed.\n` +
      'The project brings its own: run it through npm ("npm start", "npm test"), after "npm ci" without --ignore-scripts.',
  );
  process.exit(1);
}
