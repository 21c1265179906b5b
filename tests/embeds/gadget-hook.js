mw.hook( 'wikipage.content' ).add( function ( $content ) {
	if ( $content.find( '.rulewright' ).length ) {
		mw.loader.load( 'https://rules.example/rule-board.js' );
	}
} );
