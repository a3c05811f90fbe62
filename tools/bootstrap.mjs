// This file is read by whatever Node is at hand. Keep it free of newer syntax and static imports, or an old Node
// answers with a syntax error instead of the sentence below.
if (Number(process.versions.node.split('.')[0]) < 20) {
  process.stderr.write(
    `Lamplight starts from Node 20 or newer, and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org, then run the command again.\n`,
  );
  process.exitCode = 1;
} else {
  void import('./bootstrap/main.mjs').then(bootstrap => bootstrap.main(process.argv.slice(2)));
}
