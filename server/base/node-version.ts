const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  process.stderr.write(
    `This server needs Node 24, but is run by Node ${process.versions.node}.\n` +
      'Start it with "npm start": npm puts the Node of this project first.\n',
  );
  process.exit(1);
}
