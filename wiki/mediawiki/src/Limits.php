<?php

namespace MediaWiki\Extension\RuleBoard;

/** How large a scenario may be that a page brings along. */
class Limits {
	public int $bytes;
	/** Lists and objects inside each other. */
	public int $depth;

	public function __construct( int $bytes, int $depth ) {
		$this->bytes = $bytes;
		$this->depth = $depth;
	}

	/** @throws Fault if the text is too large */
	public function admit( string $text ): void {
		if ( strlen( $text ) > $this->bytes ) {
			throw new Fault( 'ruleboard-fault-large', (string)intdiv( $this->bytes, 1024 ) );
		}
	}
}
