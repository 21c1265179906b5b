<?php

namespace MediaWiki\Extension\RuleBoard;

use Html;

/** A position as an SVG with its colours in it, like the pictures of the rulebook. */
class Picture {
	private const SQUARE = 40;
	private const RULER = 16;
	/** Owners' outlines are drawn in a square of this. */
	private const OUTLINE = 64;

	/** @var array<string,array{shape:string,colour:string}> */
	private array $owners;

	/** @param array $owners outline and colour of each, as the catalogue has them */
	public function __construct( array $owners ) {
		$this->owners = $owners;
	}

	/** Empty where there is no board of squares. */
	public function of( Position $position, string $said ): string {
		$ground = $position->ground();
		if ( $ground === [] ) {
			return '';
		}
		[ $columns, $rows ] = [ max( array_map( 'count', $ground ) ), count( $ground ) ];
		[ $wide, $high ] = [ $columns * self::SQUARE, $rows * self::SQUARE ];
		$size = [ 'width' => $wide + self::RULER + 2, 'height' => $high + self::RULER + 2 ];
		$place = [ 'x' => -self::RULER, 'y' => -self::RULER ];
		$inside = Html::element( 'rect', $place + $size + [ 'fill' => '#fff' ] )
			. Html::element( 'rect', [ 'width' => $wide, 'height' => $high, 'fill' => '#f2f0ea' ] )
			. $this->squares( $ground )
			. Html::element( 'path', [ 'd' => $this->lines( $columns, $rows ), 'stroke' => '#cfcabd', 'fill' => 'none' ] )
			. $this->rulers( $columns, $rows );
		foreach ( $position->pieces() as $piece ) {
			if ( $piece['at'] !== null && $piece['at'][0] <= $columns && $piece['at'][1] <= $rows ) {
				$inside .= $this->token( $piece );
			}
		}
		$box = implode( ' ', [ ...array_values( $place ), ...array_values( $size ) ] );
		$looks = [ 'font-family' => 'sans-serif', 'font-weight' => '700', 'text-anchor' => 'middle' ];
		return Html::rawElement( 'svg', [ 'viewBox' => $box, 'role' => 'img', 'aria-label' => $said ] + $size + $looks, $inside );
	}

	/** One path for each colour. @param array<int,array<int,string>> $ground */
	private function squares( array $ground ): string {
		$paths = [];
		foreach ( $ground as $y => $row ) {
			foreach ( $row as $x => $colour ) {
				$corner = ( $x * self::SQUARE + 1 ) . ' ' . ( $y * self::SQUARE + 1 );
				$paths[$colour] = ( $paths[$colour] ?? '' ) . "M{$corner}h38v38h-38z";
			}
		}
		unset( $paths[''] );
		$one = static fn ( $colour, $path ) => Html::element( 'path', [ 'd' => $path, 'fill' => $colour ] );
		return implode( '', array_map( $one, array_keys( $paths ), $paths ) );
	}

	/** Between the squares, and around them. */
	private function lines( int $columns, int $rows ): string {
		$down = static fn ( $x ) => 'M' . $x * self::SQUARE . ' 0v' . $rows * self::SQUARE;
		$across = static fn ( $y ) => 'M0 ' . $y * self::SQUARE . 'h' . $columns * self::SQUARE;
		return implode( '', [ ...array_map( $down, range( 0, $columns ) ), ...array_map( $across, range( 0, $rows ) ) ] );
	}

	private function rulers( int $columns, int $rows ): string {
		$mark = static fn ( $x, $y, $text ) => Html::element( 'text', [ 'x' => $x, 'y' => $y ], $text );
		$middle = static fn ( $n ) => ( $n - 0.5 ) * self::SQUARE;
		$letters = array_map( static fn ( $x ) => $mark( $middle( $x ), -5, Position::column( $x ) ), range( 1, $columns ) );
		$numbers = array_map( static fn ( $y ) => $mark( -8, $middle( $y ) + 4, (string)$y ), range( 1, $rows ) );
		return Html::rawElement( 'g', [ 'font-size' => 10, 'fill' => '#46546c' ], implode( '', [ ...$letters, ...$numbers ] ) );
	}

	/** The outline of its owner with the initials of its name; smaller, in the corner, for a card on the board. */
	private function token( array $piece ): string {
		$owner = $this->owners[$piece['owner']] ?? $this->owners['neutral'];
		$scale = self::SQUARE / self::OUTLINE * ( $piece['isCard'] ? 0.6 : 1 );
		[ $x, $y ] = [ ( $piece['at'][0] - 1 ) * self::SQUARE, ( $piece['at'][1] - 1 ) * self::SQUARE ];
		return Html::rawElement( 'g', [ 'transform' => "translate($x $y) scale($scale)" ],
			Html::element( 'path', [ 'd' => $owner['shape'], 'fill' => $owner['colour'] ] )
			. Html::element( 'text', [ 'x' => 32, 'y' => 36, 'font-size' => 20, 'fill' => '#fff' ], self::initials( $piece['unit'] ) ) );
	}

	/** As boards have them. */
	private static function initials( string $name ): string {
		$words = preg_split( "/[\s'’-]+/u", $name, 2, PREG_SPLIT_NO_EMPTY ) ?: [ '?' ];
		return isset( $words[1] )
			? mb_strtoupper( mb_substr( $words[0], 0, 1 ) . mb_substr( $words[1], 0, 1 ) )
			: mb_substr( $words[0], 0, 2 );
	}
}
