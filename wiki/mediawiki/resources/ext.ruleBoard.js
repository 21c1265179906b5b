// The script that brings boards to life finds its other files by its own address, so ResourceLoader does not bundle it. It also
// fills boards that come later, as in a preview.
mw.loader.load( require( './files.json' ).script );
